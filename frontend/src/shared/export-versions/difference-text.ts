import type { ExportDifference } from '#contracts';
import { formatCount } from '../text/format';

export const differenceText = ({ added, changed, removed }: ExportDifference): string =>
  `${formatCount(added)} new, ${formatCount(changed)} changed, ${formatCount(removed)} removed`;
