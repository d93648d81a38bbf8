import { ButtonSection } from './sections/ButtonSection.tsx';
import { CardSection } from './sections/CardSection.tsx';
import { CarouselSection } from './sections/CarouselSection.tsx';
import { CheckboxSection } from './sections/CheckboxSection.tsx';
import { ChipsSection } from './sections/ChipsSection.tsx';
import { ColourSection } from './sections/ColourSection.tsx';
import { ComboboxSection } from './sections/ComboboxSection.tsx';
import { DateRangeSection } from './sections/DateRangeSection.tsx';
import { DialogSection } from './sections/DialogSection.tsx';
import { FieldSection } from './sections/FieldSection.tsx';
import { MenuSection } from './sections/MenuSection.tsx';
import { PanelSection } from './sections/PanelSection.tsx';
import { ProgressSection } from './sections/ProgressSection.tsx';
import { SelectSection } from './sections/SelectSection.tsx';
import { StepperSection } from './sections/StepperSection.tsx';
import { TabsSection } from './sections/TabsSection.tsx';
import { ToastSection } from './sections/ToastSection.tsx';

export const sections = [
  { id: 'colours', title: 'Colours and type', Content: ColourSection },
  { id: 'buttons', title: 'Buttons', Content: ButtonSection },
  { id: 'fields', title: 'Fields', Content: FieldSection },
  { id: 'select', title: 'Select', Content: SelectSection },
  { id: 'checkbox', title: 'Checkbox', Content: CheckboxSection },
  { id: 'chips', title: 'Chips', Content: ChipsSection },
  { id: 'stepper', title: 'Stepper', Content: StepperSection },
  { id: 'combobox', title: 'Combobox', Content: ComboboxSection },
  { id: 'date-range', title: 'Date range', Content: DateRangeSection },
  { id: 'dialog', title: 'Dialog and sheet', Content: DialogSection },
  { id: 'menu', title: 'Menu', Content: MenuSection },
  { id: 'tabs', title: 'Tabs', Content: TabsSection },
  { id: 'toast', title: 'Toast', Content: ToastSection },
  { id: 'carousel', title: 'Carousel', Content: CarouselSection },
  { id: 'cards', title: 'Card and badge', Content: CardSection },
  { id: 'progress', title: 'Progress and skeleton', Content: ProgressSection },
  { id: 'panels', title: 'Empty state and error panel', Content: PanelSection },
] as const;
