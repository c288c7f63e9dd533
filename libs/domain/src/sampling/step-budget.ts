/** How much searching is allowed. Counted, not timed: a limit by the clock would make the rows depend on the machine. */
export class StepBudget {
  constructor(private remaining: number) {}

  get left(): number {
    return this.remaining;
  }

  /** Uses up steps. The last task may use more than was left. */
  take(steps: number): void {
    this.remaining -= steps;
  }

  /** Gives steps back: those that led to a row are free, only fruitless ones are limited. */
  refund(steps: number): void {
    this.remaining += steps;
  }

  /** Lends a part of this budget to one task: what that takes is taken from both. */
  part(most: number): StepBudget {
    return new StepBudgetPart(this, Math.min(most, this.remaining));
  }
}

class StepBudgetPart extends StepBudget {
  constructor(
    private readonly whole: StepBudget,
    most: number,
  ) {
    super(most);
  }

  override take(steps: number): void {
    super.take(steps);
    this.whole.take(steps);
  }
}
