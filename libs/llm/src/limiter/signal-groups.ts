/** Members that share abort signals: one listener a signal, however many members wait on it. */
export class SignalGroups<T> {
  private readonly groups = new Map<AbortSignal, { members: Set<T>; listener: () => void }>();

  constructor(private readonly aborted: (member: T, reason: unknown) => void) {}

  add(signal: AbortSignal, member: T): void {
    const group = this.groups.get(signal);
    if (group) {
      group.members.add(member);
      return;
    }
    const members = new Set([member]);
    const listener = (): void => {
      this.groups.delete(signal);
      for (const each of members) this.aborted(each, signal.reason);
    };
    this.groups.set(signal, { members, listener });
    signal.addEventListener('abort', listener, { once: true });
  }

  remove(signal: AbortSignal, member: T): void {
    const group = this.groups.get(signal);
    if (!group?.members.delete(member) || group.members.size > 0) return;
    signal.removeEventListener('abort', group.listener);
    this.groups.delete(signal);
  }
}
