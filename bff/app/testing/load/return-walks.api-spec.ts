import { describeWalks } from '@portal/bff-returns/testing/return-walks';

describeWalks(Number(process.env.RETURN_WALKS ?? 1000));
