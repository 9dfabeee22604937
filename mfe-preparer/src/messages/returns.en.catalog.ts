import returns from '@portal/feature-area/returns/messages/en.catalog';
import { queueMessages as queue } from '../queue/queue.messages';

/** Messages of the queue and of a client's return. */
export default { ...returns, queue };
