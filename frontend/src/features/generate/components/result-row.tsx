import type { JobPrompt } from '#contracts';
import { promptTopic } from '../prompt-attributes';

export function ResultRow({ prompt }: { prompt: JobPrompt }) {
  return (
    <div className="prompt-row">
      <span className="prompt-number">{prompt.index + 1}</span>
      <span className="prompt-text">
        {prompt.question}
        <span className="prompt-topic">{promptTopic(prompt)}</span>
      </span>
    </div>
  );
}
