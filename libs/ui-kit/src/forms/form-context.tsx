import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { DtoClass } from '@portal/domain/contract/contract';

interface Place {
  /** Class with the labels and rules of the nested fields. */
  shape: DtoClass;
  /** Path in the body: '' for the form itself, or `children.0`. */
  path: string;
  /** Unique on the page; prefix of all field ids. */
  formId: string;
}

const PlaceContext = createContext<Place | null>(null);

export function usePlace(): Place {
  const place = useContext(PlaceContext);
  if (!place) throw new Error('A field must stand inside a ContractForm');
  return place;
}

export const PlaceProvider = PlaceContext.Provider;

/** Number of times that the form was submitted or showed server errors. */
const AttemptContext = createContext(0);
export const AttemptProvider = AttemptContext.Provider;
export const useAttempt = (): number => useContext(AttemptContext);

interface FormPartProps {
  /** Path relative to the surrounding part: `spouse_info`, `children.0`. */
  name: string;
  shape: DtoClass;
  children: ReactNode;
}

/** Wraps the fields of a nested record; their names are relative to it. */
export function FormPart({ name, shape, children }: FormPartProps) {
  const { path, formId } = usePlace();
  const place = useMemo(() => ({ shape, formId, path: path ? `${path}.${name}` : name }), [formId, name, path, shape]);
  return <PlaceProvider value={place}>{children}</PlaceProvider>;
}

export const fieldId = (formId: string, path: string): string => `${formId}-${path.replaceAll('.', '-')}`;
