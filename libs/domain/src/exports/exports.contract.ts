import { bindContract } from '../contract/contract';
import { ExportQuery } from './exports.dto';
import { exportEndpoints } from './exports.endpoints';

export const exportsContract = bindContract('exports', exportEndpoints, { list: { query: ExportQuery } });
