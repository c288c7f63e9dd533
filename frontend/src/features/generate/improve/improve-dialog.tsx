import { LIMITS, MESSAGES } from '#contracts';
import { useQuery } from '@tanstack/react-query';
import { Alert, Form, Input } from 'antd';
import type { KeyboardEvent } from 'react';
import { appInfoQuery } from '../../../shared/api/queries';
import { countOf } from '../../../shared/text/format';
import { FormDialog } from '../../../shared/ui/form-dialog';
import { useFormValue } from '../../../shared/ui/use-form-value';
import { useImproveDrafts } from '../api';

interface ImproveDialogProps {
  brandId: string;
  draftIds: string[];
  onClose: () => void;
}

/** Asks how the selected prompts should be improved. The work itself goes on in the background. */
export default function ImproveDialog({ brandId, draftIds, onClose }: ImproveDialogProps) {
  const [form] = Form.useForm<{ instructions: string }>();
  const instructions = useFormValue(form, 'instructions', '');
  const improve = useImproveDrafts(brandId);
  const { data: app } = useQuery(appInfoQuery());
  const submitOnKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.submit();
  };

  return (
    <FormDialog<{ instructions: string }>
      form={form}
      title="Improve Selected Prompts"
      width={560}
      submitText="Improve Prompts"
      pendingText="Improving..."
      pending={improve.isPending}
      submitDisabled={instructions.trim() === '' || app?.offlineModel}
      initialValues={{ instructions: '' }}
      onSubmit={(values) =>
        improve.mutateAsync({ draftIds, instructions: values.instructions.trim() }, { onSuccess: onClose })
      }
      onClose={onClose}
    >
      {app?.offlineModel && (
        <Alert className="dialog-error" type="info" showIcon title={MESSAGES.improveNeedsModel} />
      )}
      <p className="muted dialog-lead">
        The AI rewrites {countOf(draftIds.length, 'prompt')} in place. You can look at each change afterwards,
        and take it back.
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
