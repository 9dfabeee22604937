import type { ReactNode } from 'react';

/** Fields of a section, one below the other. */
export const Fields = ({ children }: { children: ReactNode }) => <div className="ui-fields">{children}</div>;
