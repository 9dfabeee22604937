import {
  useClientDocumentsQuery,
  useClientIntakeQuery,
  useClientMessagesQuery,
  useClientScheduleCQuery,
} from '@portal/data-access/clients';
import { listLimits } from '@portal/domain/contract/limits';
import { messageLimits } from '@portal/domain/messages/messages.limits';

const fresh = { refetchOnMountOrArgChange: true };
const allDocuments = { limit: listLimits.most };
const lastMessages = { limit: messageLimits.history };

/**
 * A part of a client's data; `data` is undefined while loading. Data that fails to load is shown as missing
 * (specification part 1, section 7).
 */
interface Loaded<Data> {
  data: Data | undefined;
  isMissing: boolean;
  loadAgain: () => void;
}

interface Query<Data> {
  currentData?: Data | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

const loadedOf = <Data>({ currentData, isError, isFetching, refetch }: Query<Data>, empty: Data): Loaded<Data> => ({
  data: currentData ?? (isError && !isFetching ? empty : currentData),
  isMissing: isError && currentData === undefined,
  loadAgain: () => void refetch(),
});

/** Returns the documents, newest first. */
export const useClientDocuments = (clientId: string) =>
  loadedOf(useClientDocumentsQuery({ clientId, query: allDocuments }, fresh), { rows: [], total: 0 });

/** Returns the last messages, oldest first. */
export const useClientMessages = (clientId: string) =>
  loadedOf(useClientMessagesQuery({ clientId, query: lastMessages }, fresh), { rows: [], total: 0 });

export const useClientIntake = (clientId: string) => loadedOf(useClientIntakeQuery({ clientId }, fresh), null);

export const useClientScheduleC = (clientId: string) => loadedOf(useClientScheduleCQuery({ clientId }, fresh), null);
