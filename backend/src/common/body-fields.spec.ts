import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { IsString } from 'class-validator';
import { bodyPipe } from './body.pipe.js';
import { ListOfBodies } from './body-fields.js';

let looked = 0;

class OneDto {
  @IsString({
    message: () => {
      looked++;
      return 'name must be text';
    },
  })
  name!: string;
}

class ManyDto {
  @ListOfBodies('ones', () => OneDto)
  ones!: OneDto[];
}

const check = (ones: object[]): Promise<unknown> =>
  bodyPipe().transform({ ones }, { type: 'body', metatype: ManyDto });

describe('a list of bodies', () => {
  it('is refused unread when it has too many', async () => {
    await expect(check(Array.from({ length: 30_000 }, () => ({})))).rejects.toMatchObject({
      response: { message: 'ones must hold at most 20,000 objects' },
    });
    expect(looked).toBe(0);
  });

  it('may be as long as is allowed', async () => {
    const ones = Array.from({ length: 20_000 }, () => ({ name: 'one' }));
    await expect(check(ones)).resolves.toMatchObject({ ones });
  });
});
