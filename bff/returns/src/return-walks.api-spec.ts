import { describeWalks } from '../testing/return-walks';

describeWalks(100);
