import { Column, Entity, PrimaryColumn } from 'typeorm';

/** When the next call of a kind may start, whoever makes it. */
@Entity('rate_leases')
export class RateLeaseEntity {
  @PrimaryColumn('text')
  name!: string;

  @Column('timestamptz')
  nextAt!: Date;
}
