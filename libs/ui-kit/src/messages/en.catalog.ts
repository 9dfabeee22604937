import { controlsMessages as controls } from '../controls/controls.messages';
import { coreMessages as core } from '../core/core.messages';
import { dataMessages as data } from '../data/data.messages';
import { feedbackMessages as feedback } from '../feedback/feedback.messages';
import { formsMessages as forms } from '../forms/forms.messages';
import { tableMessages as table } from '../table/table.messages';
import { uploadMessages as upload } from '../upload/upload.messages';

export default { controls, core, data, feedback, forms, table, upload };
