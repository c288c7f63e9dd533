import { LIMITS, MESSAGES } from '#contracts';
import { useQuery } from '@tanstack/react-query';
import { Alert, Form, Input } from 'antd';
import { type KeyboardEvent, useEffect } from 'react';
import { appInfoQuery } from '../api/queries';
import { countOf } from '../text/format';
import { FormDialog } from '../ui/form-dialog';
import { useFormValue } from '../ui/use-form-value';

interface ImproveDialogProps {
  brandId: string;
  /** How many prompts are to be improved. */
  count: number;
  pending: boolean;
  /** Resolves to false, or rejects, if nothing was started: the dialog stays open, and keeps what was typed. */
  onImprove: (instructions: string) => Promise<unknown>;
  onClose: () => void;
}

/** The instructions that were typed for a brand and not sent, which the dialog shows again when it is next opened. */
const unsent = new Map<string, string>();

/** Asks how the selected prompts should be improved. */
export function ImproveDialog({ brandId, count, pending, onImprove, onClose }: ImproveDialogProps) {
  const [form] = Form.useForm<{ instructions: string }>();
  const instructions = useFormValue(form, 'instructions', '');
  const { data: app } = useQuery(appInfoQuery());
  useEffect(() => void unsent.set(brandId, instructions), [brandId, instructions]);
  const improve = async (text: string) => {
    if ((await onImprove(text)) !== false) unsent.delete(brandId);
  };
  const submitOnKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.submit();
  };

  return (
    <FormDialog<{ instructions: string }>
      form={form}
      title="Improve Selected Prompts"
      width={560}
      submitText="Improve Prompts"
      pendingText="Improve Prompts"
      pending={pending}
      submitDisabled={count === 0 || instructions.trim() === '' || app?.offlineModel}
      initialValues={{ instructions: unsent.get(brandId) ?? '' }}
      onSubmit={(values) => improve(values.instructions.trim())}
      onClose={onClose}
    >
      {app?.offlineModel && (
        <Alert className="dialog-error" type="info" showIcon title={MESSAGES.improveNeedsModel} />
      )}
      <p className="muted dialog-lead">
        {count === 0
          ? 'The prompts you chose are gone: somebody has removed them.'
          : `The AI rewrites ${countOf(count, 'prompt')} in place. You can look at each change afterwards, and take it back.`}
      </p>
      <Form.Item
        name="instructions"
        label="Instructions"
        rules={[{ required: true, whitespace: true, message: MESSAGES.improveInstructions }]}
      >
        <Input.TextArea
          rows={5}
          maxLength={LIMITS.instructionsLength}
          placeholder="For example: make them shorter and friendlier"
          onKeyDown={submitOnKey}
        />
      </Form.Item>
    </FormDialog>
  );
}
