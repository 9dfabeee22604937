import { renderStandalone } from '@portal/feature-area/standalone';
import { Component } from './area';

// This area on a page of its own, for development (`npm run dev`).
renderStandalone(Component);
