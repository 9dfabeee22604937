import type {} from './upload.messages';
import './upload.css';

export { PictureUpload } from './picture-upload';
export { UploadArea, type UploadItem } from './upload-area';
