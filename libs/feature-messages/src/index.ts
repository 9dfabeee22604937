export { MessagesScreen } from './messages.screen';
