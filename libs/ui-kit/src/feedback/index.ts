/// <reference path="../css.d.ts" />
import './feedback.css';

export { Dialog } from './dialog';
export { ConfirmDialog } from './confirm-dialog';
