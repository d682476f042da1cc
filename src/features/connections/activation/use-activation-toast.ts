import { useEffect } from 'react';
import type { ApiProblem } from '@/domain/problem';
import { toast } from '@/ui/overlay/toast';
import { activationProblemText } from './activation-problem';

/** Says that an activation failed. Who is not allowed to activate anything reads that on the screen alone. */
export function useActivationToast(problem: ApiProblem | null): void {
  useEffect(() => {
    if (problem !== null && problem.status !== 403) toast.error(activationProblemText(problem));
  }, [problem]);
}
