import { createParamDecorator } from '@nestjs/common';
import type { Actor } from '../platform/request/actor';
import { currentRequest } from '../platform/request/request-context';

/** The signed-in account; undefined where the call is also open to visitors. */
export const CurrentActor = createParamDecorator((): Actor | undefined => currentRequest()?.actor);
