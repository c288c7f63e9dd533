import { exampleFrames, type TemplateType } from '#domain';
import { Switch } from 'antd';
import { useId } from 'react';

interface FramesSwitchProps {
  templateType: TemplateType;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Switches whether each question gets a frame, and shows examples of frames as the model gets them. */
export function FramesSwitch({ templateType, checked, onChange }: FramesSwitchProps) {
  const id = useId();
  return (
    <section className="frames" aria-labelledby={id}>
      <header>
        <h3 id={id}>Vary the wording</h3>
        <Switch size="small" checked={checked} aria-labelledby={id} onChange={onChange} />
      </header>
      <p className="muted">
        {checked
          ? 'Each question of a run is asked for in another way, so that they read as if different people had asked. The words of the template win over it. For example:'
          : 'The model gets the template alone, so a run’s questions may all be worded alike.'}
      </p>
      {checked && (
        <ul>
          {exampleFrames(templateType).map((frame) => (
            <li key={frame}>{frame}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
