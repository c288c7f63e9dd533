import type { ComponentType } from 'react';
import type { RuleDialogKind, RuleDialogProps } from '../rule-dialog-kinds';
import { AttributeCategoryBlacklistDialog } from './attribute-category-blacklist-dialog';
import { BlacklistDialog } from './blacklist-dialog';
import { CategoryBlacklistDialog } from './category-blacklist-dialog';
import { CategoryPairingDialog } from './category-pairing-dialog';
import { CompetitorDialog } from './competitor-dialog';

const DIALOGS: Record<RuleDialogKind, ComponentType<RuleDialogProps>> = {
  competitor: CompetitorDialog,
  blacklist: BlacklistDialog,
  'category-blacklist': CategoryBlacklistDialog,
  'attribute-category-blacklist': AttributeCategoryBlacklistDialog,
  pairing: CategoryPairingDialog,
};

/** The dialogs of the sections below the columns. */
export default function RuleDialogs({ kind, ...props }: RuleDialogProps & { kind: RuleDialogKind }) {
  const Dialog = DIALOGS[kind];
  return <Dialog {...props} />;
}
