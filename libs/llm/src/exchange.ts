import type { Dispatcher } from 'undici';

export interface Reply {
  status: number;
  /** By lower-case name. */
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** One request and its whole reply, as undici hands it over piece by piece: without the stream that nobody reads. */
export class Exchange implements Dispatcher.DispatchHandler {
  /** Rejects with what undici reports, or with the reason of the abort. */
  readonly reply: Promise<Reply>;
  private resolve!: (reply: Reply) => void;
  private reject!: (error: Error) => void;
  private controller: Dispatcher.DispatchController | null = null;
  private reason: Error | null = null;
  private status = 0;
  private headers: Reply['headers'] = {};
  private readonly chunks: Buffer[] = [];

  constructor() {
    this.reply = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
  }

  /** Breaks it off, also while it still waits for its connection. */
  abort(reason: Error): void {
    this.reason = reason;
    this.reject(reason);
    this.controller?.abort(reason);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller;
    if (this.reason) controller.abort(this.reason);
  }

  onResponseStart(_: unknown, status: number, headers: Reply['headers']): void {
    this.status = status;
    this.headers = headers;
  }

  onResponseData(_: unknown, chunk: Buffer): void {
    this.chunks.push(chunk);
  }

  onResponseEnd(): void {
    const { status, headers, chunks } = this;
    const whole = chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks);
    this.resolve({ status, headers, text: whole.toString('utf8') });
  }

  onResponseError(_: unknown, error: Error): void {
    this.reject(error);
  }
}
