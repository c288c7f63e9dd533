import { useMutation } from '@tanstack/react-query';
import { forgetSignIn } from '../../shared/auth/auth-store';
import { errorText, request } from '../../shared/api/request';
import { useToast } from '../../shared/ui/use-toast';

export function useLogout() {
  const toast = useToast();
  return useMutation({
    mutationFn: () => request('POST', '/api/auth/logout'),
    onSuccess: forgetSignIn,
    // Forgetting a session that is still valid would only look like a logout.
    onError: (error) => toast.error(errorText(error, 'Failed to log out. Please try again.')),
  });
}
