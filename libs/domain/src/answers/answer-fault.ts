type AnswerFaultCode =
  | 'empty'
  | 'too-long'
  | 'formula'
  | 'no-question-mark'
  | 'several-question-marks'
  | 'text-after-question'
  | 'several-sentences'
  | 'markup'
  | 'doubled'
  | 'placeholder'
  | 'unfinished'
  | 'not-asking'
  | 'closing'
  | 'names-brand'
  | 'brand-missing'
  | 'competitor-missing'
  | 'off-topic'
  | 'repeated';

/** Why an answer is refused. The message ends a sentence such as "Your answer was refused: …". */
export interface AnswerFault {
  code: AnswerFaultCode;
  message: string;
}

export const fault = (code: AnswerFaultCode, message: string): AnswerFault => ({ code, message });
