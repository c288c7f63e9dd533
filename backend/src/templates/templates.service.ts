import { DEFAULT_TEMPERATURE, defaultTemplate, type TemplateType } from '#domain';
import { PromptTemplateEntity, SystemDefaultTemplateEntity, type TemplateInUse } from '#database';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, In } from 'typeorm';

@Injectable()
export class TemplatesService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** The texts a generator must use: the brand's own if active, else the system default, else the embedded one. */
  async inUse(brandId: string, types: TemplateType[]): Promise<Partial<Record<TemplateType, TemplateInUse>>> {
    const [own, defaults] = await Promise.all([
      this.dataSource.manager.findBy(PromptTemplateEntity, {
        brandId,
        templateType: In(types),
        isActive: 'true',
      }),
      this.dataSource.manager.findBy(SystemDefaultTemplateEntity, {
        templateType: In(types),
        isActive: true,
      }),
    ]);
    const choose = (type: TemplateType): TemplateInUse => {
      const brand = own.find(({ templateType }) => templateType === type);
      // Brand templates carry no temperature of their own.
      if (brand) return { text: brand.promptTemplate, temperature: DEFAULT_TEMPERATURE };
      const { promptTemplate, temperature } =
        defaults.find(({ templateType }) => templateType === type) ?? defaultTemplate(type);
      return { text: promptTemplate, temperature };
    };
    return Object.fromEntries(types.map((type) => [type, choose(type)]));
  }
}
