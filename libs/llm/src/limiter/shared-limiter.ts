/** A limit on calls that several limiters share, in one process or in many. */
export interface SharedLimiter {
  /**
   * Takes a batch of permits: the first may be used at `startAtMs` (milliseconds since the epoch, on the caller's clock),
   * each further one `intervalMs` later. Permits that are not used are lost.
   */
  reserve(permits: number): Promise<{ startAtMs: number; intervalMs: number }>;
}
