// @ts-check
import { configure } from '@testing-library/react';
import './timeouts.mjs';

// `findBy` and `waitFor` give up after a second, in which a busy machine draws no antd table.
configure({ asyncUtilTimeout: 30_000 });
