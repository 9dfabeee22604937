import type {} from './feedback.messages';
import './feedback.css';

export { DetailDrawer } from './detail-drawer';
export { ConfirmModal, Modal } from './modal';
export { Sheet } from './sheet';
