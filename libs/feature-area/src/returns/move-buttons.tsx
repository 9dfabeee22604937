import { edgesFor } from '@portal/domain/returns/return-edges';
import { moveName, nextEdge } from '@portal/domain/returns/next-move';
import { useTranslate } from '@portal/i18n';
import { ActionMenu } from '@portal/ui-kit/controls';
import { Button, Inline, MutedText } from '@portal/ui-kit/core';
import { useMoves, type MovesProps } from './use-moves';

/** The usual next move as a button, and a menu with the other allowed ones. */
export function MoveButtons(props: MovesProps) {
  const t = useTranslate();
  const { detail, mover } = props;
  const { move, window } = useMoves(props);
  const next = nextEdge(detail, mover);
  const others = edgesFor(detail, mover).filter((edge) => edge !== next);
  return (
    <Inline>
      {next ? (
        <Button kind="primary" onClick={() => move(next)}>
          {t('staffReturns.next', { move: t(`returns.moves.${moveName(next)}`) })}
        </Button>
      ) : null}
      {!next && detail.awaits_reviewer ? <MutedText>{t('returns.needsReviewer')}</MutedText> : null}
      {others.length > 0 ? (
        <ActionMenu
          label="…"
          name={t('staffReturns.more')}
          actions={others.map((edge) => ({
            key: edge.to,
            label: t(`returns.moves.${moveName(edge)}`),
            dangerous: edge.to === 'not_filing',
            onClick: () => void move(edge),
          }))}
        />
      ) : null}
      {window}
    </Inline>
  );
}
