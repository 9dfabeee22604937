import { useTranslate } from '@portal/i18n';
import { Modal } from '@portal/ui-kit/feedback';
import './keys.css';

const keys = [
  { name: 'search', keys: ['/'] },
  { name: 'move', keys: ['J', 'K'] },
  { name: 'open', keys: ['Enter'] },
  { name: 'documents', keys: ['D'] },
  { name: 'message', keys: ['M'] },
  { name: 'help', keys: ['?'] },
] as const;

/** Lists the keyboard shortcuts of the area. */
export default function KeysModal({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  return (
    <Modal open title={t('clients.keys')} onClose={onClose}>
      <dl className="keys">
        {keys.map(({ name, keys: pressed }) => (
          <div key={name}>
            <dt>
              {pressed.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(`clients.shortcuts.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <p className="ui-muted">
        {t('clients.papers.keys')} {t('documents.viewer.keys')}
      </p>
    </Modal>
  );
}
