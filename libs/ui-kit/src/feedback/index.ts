import type {} from './feedback.messages';
import './feedback.css';

export { ConfirmModal, Modal } from './modal';
export { Sheet } from './sheet';
