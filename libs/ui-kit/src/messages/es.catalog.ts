import controls from '../controls/controls.messages.es.json';
import core from '../core/core.messages.es.json';
import data from '../data/data.messages.es.json';
import feedback from '../feedback/feedback.messages.es.json';
import forms from '../forms/forms.messages.es.json';
import table from '../table/table.messages.es.json';
import upload from '../upload/upload.messages.es.json';
import type { Translated } from '@portal/domain/i18n/message';
import type en from './en.catalog';

export default { controls, core, data, feedback, forms, table, upload } satisfies Translated<typeof en>;
