import type { WrittenPromptGroup } from '#contracts';
import {
  DeleteOutlined,
  DownloadOutlined,
  EditOutlined,
  RightOutlined,
  SafetyCertificateOutlined,
} from '@ant-design/icons';
import { Button, Checkbox, Tag } from 'antd';
import { memo, useId, useState } from 'react';
import { countOf } from '../../../shared/text/format';
import { lazy } from '../../../shared/ui/lazy';
import { RelativeTime } from '../../../shared/ui/relative-time';
import { useAddress, withParameters } from '../../../shared/ui/use-address';
import { useConfirm } from '../../../shared/ui/use-confirm';
import { useDeleteGroup } from '../deletion-api';
import { batchOrigin, batchTitle } from '../batch-title';
import { groupId, groupQuery, groupTitle, shortTitle } from '../group-key';
import { GroupPrompts } from './group-prompts';

const RenameBatchDialog = lazy(() => import('./rename-batch-dialog'));

interface GroupCardProps {
  brandId: string;
  group: WrittenPromptGroup;
  checked: boolean;
  onToggle: (id: string) => void;
}

/** Memoised, because there may be many cards. */
export const GroupCard = memo(function GroupCard({ brandId, group, checked, onToggle }: GroupCardProps) {
  const [open, setOpen] = useState(false);
  const bodyId = useId();
  const title = groupTitle(group);
  return (
    <article className={checked ? 'card card-checked' : 'card'} aria-label={title}>
      <header>
        <Checkbox
          checked={checked}
          aria-label={`Select group: ${title}`}
          onChange={() => onToggle(groupId(group))}
        />
        <button
          type="button"
          className="card-title"
          aria-expanded={open}
          aria-controls={open ? bodyId : undefined}
          onClick={() => setOpen(!open)}
        >
          <RightOutlined aria-hidden className={open ? 'card-arrow card-arrow-open' : 'card-arrow'} />
          <span>
            <strong>{shortTitle(group)}</strong>
            {/* Displayed first, but read by screen readers after the two texts that identify a group. */}
            <span className="card-batch">{batchTitle(group)}</span>
            <span className="card-origin">
              <span className="muted card-time">
                Last generated <RelativeTime at={group.lastGenerated} />
              </span>
              <span className="muted card-time">{batchOrigin(group)}</span>
            </span>
          </span>
        </button>
        <Tag variant="filled">{countOf(group.promptCount, 'prompt')}</Tag>
        <GroupActions brandId={brandId} group={group} title={title} />
      </header>
      {open && (
        <div id={bodyId} className="card-body">
          <GroupPrompts brandId={brandId} group={group} />
        </div>
      )}
    </article>
  );
});

type GroupActionsProps = Pick<GroupCardProps, 'brandId' | 'group'> & { title: string };

function GroupActions({ brandId, group, title }: GroupActionsProps) {
  const confirm = useConfirm();
  const remove = useDeleteGroup(brandId);
  const [, setParameters] = useAddress();
  const [renames, setRenames] = useState(false);
  /** The filters stay, for when the user comes back. */
  const openCertificate = () =>
    setParameters((before) => withParameters(before, { tab: 'certificate', batch: group.batchId }));
  const ask = () =>
    confirm({
      title: 'Delete this group?',
      content: (
        <>
          <p>{`Are you sure you want to delete ${countOf(group.promptCount, 'prompt')} of ${title}? This action cannot be undone.`}</p>
          {/* Two batches may be of the same categories. */}
          <p className="muted">{[batchTitle(group), batchOrigin(group)].filter(Boolean).join(' · ')}</p>
        </>
      ),
      okText: 'Delete',
      onConfirm: () => remove.run(group),
    });
  return (
    <span className="card-actions">
      <Button
        size="small"
        icon={<DownloadOutlined aria-hidden />}
        aria-label={`CSV of ${title}`}
        href={`/api/brands/${brandId}/written-prompts-group-csv?${groupQuery(group)}`}
        target="_blank"
        rel="noopener"
      >
        CSV
      </Button>
      {group.batchId && (
        <Button
          size="small"
          icon={<EditOutlined aria-hidden />}
          aria-label={`Rename ${title}`}
          title="Rename"
          onClick={() => setRenames(true)}
        />
      )}
      {group.batchId && renames && (
        <RenameBatchDialog
          brandId={brandId}
          batchId={group.batchId}
          group={group}
          onClose={() => setRenames(false)}
        />
      )}
      {group.batchId && (
        <Button
          size="small"
          icon={<SafetyCertificateOutlined aria-hidden />}
          aria-label={`Certificate of ${title}`}
          title="Certificate"
          onClick={openCertificate}
        />
      )}
      <Button
        size="small"
        danger
        icon={<DeleteOutlined aria-hidden />}
        aria-label={`Delete ${title}`}
        disabled={remove.isPending}
        onClick={ask}
      >
        Delete
      </Button>
    </span>
  );
}
