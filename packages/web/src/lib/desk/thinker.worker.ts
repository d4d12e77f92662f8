import { serveBrowser } from '@ponts-bornes/bots/browser-worker';

serveBrowser(self);
