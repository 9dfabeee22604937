import { useState, type ReactNode } from 'react';
import { useUnreadMessagesQuery, type ConversationRef } from '@portal/data-access/messages';
import { useUser } from '@portal/data-access/core';
import { can } from '@portal/domain/contract/access-policy';
import { messageEndpoints } from '@portal/domain/messages/messages.endpoints';
import { messageLimits } from '@portal/domain/messages/messages.limits';
import { useTranslate } from '@portal/i18n';
import { SearchBox, Tabs, type TabItem } from '@portal/ui-kit/controls';
import { ContactList } from './contact-list';
import { GroupList } from './group-list';

interface ConversationListProps {
  chosen: ConversationRef | null;
  isPushed: boolean;
}

type Tab = 'direct' | 'groups';

/**
 * Lists everyone with whom the user has or may start a conversation. Staff, who may post to groups, see people and
 * groups on separate tabs, clients see a single list.
 */
export function ConversationList({ chosen, isPushed }: ConversationListProps) {
  const t = useTranslate();
  const user = useUser();
  const [search, setSearch] = useState('');
  const at: Tab = chosen && !('userId' in chosen) ? 'groups' : 'direct';
  const [tab, setTab] = useState<{ tab: Tab; at: Tab }>({ tab: at, at });
  // Opening a URL of the other kind selects its tab; the user may then switch back.
  if (tab.at !== at) setTab({ tab: at, at });
  const list = { chosen, isPushed, search };
  return (
    <nav className="msg-list" aria-label={t('conversations.list')}>
      <SearchBox
        label={t('conversations.search')}
        placeholder={t('conversations.searchHint')}
        value={search}
        onSearch={setSearch}
      />
      {can(user, messageEndpoints.postToGroup) ? (
        <StaffTabs active={tab.tab} onChange={(next) => setTab({ tab: next, at })} isPushed={isPushed}>
          {tab.tab === 'direct' ? <ContactList {...list} /> : <GroupList {...list} />}
        </StaffTabs>
      ) : (
        <div className="msg-list__rest">
          <ContactList
            {...list}
            below={
              <section aria-labelledby="msg-announcements">
                <h2 id="msg-announcements">{t('conversations.announcements')}</h2>
                <GroupList {...list} />
              </section>
            }
          />
        </div>
      )}
    </nav>
  );
}

interface StaffTabsProps {
  active: Tab;
  onChange: (tab: Tab) => void;
  isPushed: boolean;
  children: ReactNode;
}

function StaffTabs({ active, onChange, isPushed, children }: StaffTabsProps) {
  const t = useTranslate();
  const { data: unread } = useUnreadMessagesQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isPushed ? 0 : messageLimits.refetch,
    skipPollingIfUnfocused: true,
  });
  const items = (['direct', 'groups'] as const).map((key): TabItem<Tab> => {
    const count = unread?.[key] ?? 0;
    const badge = count > 0 ? { badge: { count, label: t('conversations.unread', { count }) } } : {};
    return { key, label: t(`conversations.tabs.${key}`), ...badge };
  });
  return (
    <div className="msg-list__rest">
      <Tabs items={items} active={active} onChange={onChange}>
        {children}
      </Tabs>
    </div>
  );
}
