import { renderStandalone } from '@portal/feature-area/standalone';
import { Component } from './area';

// Runs this area as a standalone page, for development (`npm run dev`).
renderStandalone(Component);
