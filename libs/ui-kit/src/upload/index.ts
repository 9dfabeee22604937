/// <reference path="../css.d.ts" />
import type {} from './upload.messages';
import './upload.css';

export { UploadArea, type UploadItem } from './upload-area';
