import { LIMITS } from '#contracts';
import { countPrompts, isBlocked, plannedPrompts, type ExactRequest } from '#domain';
import { useDeferredValue, useMemo } from 'react';
import type { GeneratorData } from './brand-data';

export interface PromptCount {
  /** By the generator's formula, blocked ones included. */
  total: number;
  /** How many of them the blacklist rules forbid. Not counted for a total beyond the limit of a run. */
  blocked: number;
}

/** Counts what a selection stands for. Looking at each combination waits until the tick itself is shown. */
export function usePromptCount(data: GeneratorData, request: ExactRequest): PromptCount {
  const text = useDeferredValue(JSON.stringify(request));
  const blocked = useMemo(() => countBlocked(data, JSON.parse(text) as ExactRequest), [data, text]);
  return { total: countTotal(data, request), blocked };
}

/** 0 while a selection refers to something just deleted. */
function countTotal(data: GeneratorData, request: ExactRequest): number {
  try {
    return countPrompts(data.domain, request);
  } catch {
    return 0;
  }
}

function countBlocked(data: GeneratorData, request: ExactRequest): number {
  const total = countTotal(data, request);
  if (data.rules.isEmpty || total === 0 || total > LIMITS.promptsPerRun) return 0;
  let blocked = 0;
  for (const { combination } of plannedPrompts(data.domain, request))
    if (isBlocked(data.rules, combination)) blocked++;
  return blocked;
}
