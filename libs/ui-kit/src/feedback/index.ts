/// <reference path="../css.d.ts" />
import type {} from './feedback.messages';
import './feedback.css';

export { ConfirmButton, ConfirmModal, Drawer, FormModal, Modal } from './modal';
