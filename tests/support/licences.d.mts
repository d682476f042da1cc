export declare function licenceList(): string;
