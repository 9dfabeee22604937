import type { ChatMessage } from '@portal/domain/messages/messages.dto';
import { conversationKey, joined, withMessages } from './conversation';

const message = (seq: number, content = 'hello'): ChatMessage => ({
  id: `m-${seq}`,
  seq,
  sender_id: 'p-1',
  sender_name: 'Renee Kaye',
  recipient_id: 'c-1',
  group_type: null,
  group_id: null,
  content,
  read_at: null,
  created_at: '2025-01-31T12:00:00Z',
});
const messages = (...seqs: number[]) => seqs.map((seq) => message(seq));
const seqs = ({ messages: all }: { messages: readonly ChatMessage[] }) => all.map(({ seq }) => seq);

describe('conversation', () => {
  it('has a unique key', () => {
    const names = [
      conversationKey({ userId: 'all_clients' }),
      conversationKey({ groupType: 'all_clients' }),
      conversationKey({ groupType: 'office_clients', groupId: 'detroit-main' }),
      conversationKey({ groupType: 'office_clients', groupId: 'outer-drive' }),
    ];
    expect(new Set(names).size).toBe(4);
  });

  it("keeps each message once, in the server's order, in its latest version", () => {
    const now = withMessages({ messages: messages(2, 4), earlier: 'x' }, [message(3), message(4, 'read'), message(1)]);
    expect(seqs(now)).toEqual([1, 2, 3, 4]);
    expect(now.messages.at(-1)?.content).toBe('read');
    expect(now.earlier).toBe('x');
  });
});

describe('refetched conversation', () => {
  it('keeps earlier pages and their cursor', () => {
    const now = joined({ messages: messages(1, 2, 3), earlier: 'old' }, { messages: messages(3, 4), earlier: 'new' });
    expect(seqs(now)).toEqual([1, 2, 3, 4]);
    expect(now.earlier).toBe('old');
  });

  it('starts over with the new page when there is a gap', () => {
    const now = joined({ messages: messages(1, 2), earlier: 'old' }, { messages: messages(8, 9), earlier: 'new' });
    expect(seqs(now)).toEqual([8, 9]);
    expect(now.earlier).toBe('new');
  });

  it("is replaced by the server's version when that is complete or either side is empty", () => {
    expect(seqs(joined({ messages: messages(1, 2) }, { messages: messages(2) }))).toEqual([2]);
    expect(seqs(joined({ messages: [] }, { messages: messages(5), earlier: 'new' }))).toEqual([5]);
    expect(seqs(joined({ messages: messages(1), earlier: 'old' }, { messages: [], earlier: 'new' }))).toEqual([]);
  });
});
