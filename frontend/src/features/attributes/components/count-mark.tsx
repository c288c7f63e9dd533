import { Tag } from 'antd';
import { formatCount } from '../../../shared/text/format';

/** A section's number of rows, next to its title; nothing while it is 0 or unknown. */
export const CountMark = ({ count }: { count: number | undefined }) =>
  count ? <Tag variant="filled">{formatCount(count)}</Tag> : null;
