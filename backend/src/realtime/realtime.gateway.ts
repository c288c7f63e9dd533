import { messageOf } from '#domain';
import { type ClientToServerEvents, MESSAGES, type ServerToClientEvents, SOCKET_PATH } from '#contracts';
import { BrandEntity, Announcements } from '#database';
import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  ConnectedSocket,
  MessageBody,
  type OnGatewayConnection,
  type OnGatewayInit,
  SubscribeMessage,
  WebSocketGateway,
  WebSocketServer,
} from '@nestjs/websockets';
import type { Server, Socket } from 'socket.io';
import type { DataSource } from 'typeorm';
import { SessionService } from '../auth/session.service.js';
import { JobsService } from '../jobs/jobs.service.js';
import { JobBroadcaster } from './job-broadcast.js';
import { RecentChanges } from './recent-changes.js';
import type { Handshake } from './session-io.adapter.js';
import { ThrottledChanges } from './throttled-changes.js';
import { isId } from '../common/ids.js';

type Io = Server<ClientToServerEvents, ServerToClientEvents>;
type Client = Socket<ClientToServerEvents, ServerToClientEvents>;
interface Acknowledgement {
  ok: boolean;
  message?: string;
}

/** At most 4 announcements per brand in any second, even when a timer fires late: with 250 ms there could be five. */
const CHANGES_MS = 300;
/** Of what goes on in each brand, which every dashboard reads again. */
const ACTIVITY_MS = 2_000;
/** From a page's first reading over REST to its join, on a slow network. */
const OPENING_MS = 10_000;

/** An id may also be sent in capitals. */
const room = (brandId: string): string => `brand:${brandId.toLowerCase()}`;
const sessionRoom = (sessionId: string): string => `session:${sessionId}`;

/**
 * One room per brand. Every API process is notified of every committed change and notifies its own sockets, so it does
 * not matter which process a browser is connected to. It is also notified of every session that ends, and cuts that
 * session's sockets.
 */
@WebSocketGateway({ path: SOCKET_PATH })
export class RealtimeGateway implements OnGatewayInit, OnGatewayConnection, OnApplicationShutdown {
  @WebSocketServer()
  private readonly server!: Io;

  private readonly logger = new Logger('Realtime');
  private readonly broadcaster: JobBroadcaster;
  private readonly draftChanges = new ThrottledChanges(CHANGES_MS, (brandId, draftIds) =>
    this.server.to(room(brandId)).emit('drafts:changed', { brandId, draftIds }),
  );
  private readonly brandChanges = new ThrottledChanges(CHANGES_MS, (brandId) =>
    this.server.to(room(brandId)).emit('brand:changed', { brandId }),
  );

  private readonly activityChanges = new ThrottledChanges(ACTIVITY_MS, () =>
    this.server.emit('activity:changed'),
  );
  private readonly listChanges = new ThrottledChanges(CHANGES_MS, () => this.server.emit('brands:changed'));

  /** Brands whose data, written list or saved prompts changed. */
  private readonly recent = new RecentChanges(OPENING_MS);

  constructor(
    private readonly announcements: Announcements,
    private readonly jobs: JobsService,
    private readonly sessions: SessionService,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {
    this.broadcaster = new JobBroadcaster({
      isWatched: (brandId) => (this.server.sockets.adapter.rooms.get(room(brandId))?.size ?? 0) > 0,
      findJob: (jobId) => this.jobs.find(jobId),
      findPrompts: (jobId, ordinals) => this.jobs.prompts(jobId, ordinals),
      emit: (brandId, event, ...data) => this.server.to(room(brandId)).emit(event, ...data),
      onError: (error) => this.logger.warn(`job events could not be read: ${messageOf(error)}`),
    });
  }

  afterInit(): void {
    this.announcements.onJobChange((change) => {
      this.activityChanges.take('all');
      this.broadcaster.take(change);
    });
    this.announcements.onResults((change) => this.broadcaster.take(change));
    this.announcements.onDraftsChange(({ brandId, draftIds }) => {
      this.recent.add(brandId);
      this.draftChanges.take(brandId, draftIds);
      this.activityChanges.take('all');
    });
    this.announcements.onBrandChange((brandId) => {
      this.recent.add(brandId);
      this.brandChanges.take(brandId);
      this.listChanges.take('all');
    });
    this.announcements.onModelChange(() => this.server.emit('model:changed'));
    this.announcements.onDefaultTemplatesChange(() => this.server.emit('templates:defaults-changed'));
    // Announcements made while the connection was down are lost: browsers that connect again read the current data.
    this.announcements.onGap(() => this.server.disconnectSockets(true));
    this.announcements.onSessionEnd((id) => this.server.in(sessionRoom(id)).disconnectSockets(true));
  }

  async handleConnection(socket: Socket): Promise<void> {
    const { sessionId = '' }: Handshake = socket.request;
    await socket.join(sessionRoom(sessionId));
    // It may have ended after the handshake and before the join. If that cannot be checked, the browser connects again.
    const open = await this.sessions.isOpen(sessionId).catch(() => false);
    if (!open) socket.disconnect(true);
  }

  @SubscribeMessage('brand:join')
  async join(@ConnectedSocket() socket: Client, @MessageBody() brandId: unknown): Promise<Acknowledgement> {
    if (typeof brandId !== 'string' || !isId(brandId))
      return { ok: false, message: 'brandId must be a valid id' };
    const known = await this.isBrand(brandId);
    if (known === null) return { ok: false, message: MESSAGES.databaseAway };
    if (!known) return { ok: false, message: MESSAGES.brandNotFound };
    await socket.join(room(brandId));
    // The page may have read the brand just before this change.
    const agoMs = this.recent.agoMs(brandId.toLowerCase());
    if (agoMs !== undefined) socket.emit('brand:changed', { brandId, agoMs });
    return { ok: true };
  }

  @SubscribeMessage('brand:leave')
  async leave(@ConnectedSocket() socket: Socket, @MessageBody() brandId: unknown): Promise<Acknowledgement> {
    if (typeof brandId === 'string') await socket.leave(room(brandId));
    return { ok: true };
  }

  /** @returns null when the database cannot answer: the client is told so, and asks again */
  private isBrand(id: string): Promise<boolean | null> {
    return this.dataSource.manager.existsBy(BrandEntity, { id }).catch((error: unknown) => {
      this.logger.warn(`a brand could not be looked up: ${messageOf(error)}`);
      return null;
    });
  }

  onApplicationShutdown(): void {
    this.broadcaster.stop();
    this.draftChanges.stop();
    this.brandChanges.stop();
    this.listChanges.stop();
    this.activityChanges.stop();
  }
}
