import { Column, Generated } from 'typeorm';

/**
 * Gives an entity a place in the order of creation. Rows of one batch share their `created_at`,
 * and every list, combination and sample is defined by this order.
 */
export abstract class Sequenced {
  @Column({ type: 'bigint', select: false })
  @Generated('increment')
  seq!: string;
}
