import { showAlone } from '@portal/feature-area/alone';
import { Component } from './area';

// This area on a page of its own, for development (`npm run dev`).
showAlone(Component);
