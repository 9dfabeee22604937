import { createParamDecorator } from '@nestjs/common';
import type { Actor } from '../request/actor';
import { currentRequest } from '../request/request-context';

/** The signed-in account; undefined for visitors. */
export const CurrentActor = createParamDecorator((): Actor | undefined => currentRequest()?.actor);
