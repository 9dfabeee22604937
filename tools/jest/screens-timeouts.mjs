// @ts-check
import { configure } from '@testing-library/react';
import './timeouts.mjs';

// Raises the default timeout of `findBy` and `waitFor`: one second is too short for an antd table on a busy machine.
configure({ asyncUtilTimeout: 30_000 });
