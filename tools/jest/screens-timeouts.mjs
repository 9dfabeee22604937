// @ts-check
import { configure } from '@testing-library/react';
import './timeouts.mjs';

// The default timeout of `findBy` and `waitFor` is one second, too short for an antd table on a busy machine.
configure({ asyncUtilTimeout: 30_000 });
